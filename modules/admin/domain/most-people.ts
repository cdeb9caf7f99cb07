/** Of a name's bearers, so many have their exams listed: more than anybody reads through. A file has them all. */
export const MOST_PEOPLE = 500
