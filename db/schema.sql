CREATE TABLE account_deletions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  begun_at DATETIME NOT NULL
);

CREATE TABLE ad_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  search text NOT NULL,
  created_at DATETIME NOT NULL,
  seen_until DATETIME NOT NULL,
  next_digest_on text
);
CREATE INDEX ad_alerts_due ON ad_alerts (next_digest_on, user_id);
CREATE UNIQUE INDEX ad_alerts_of_user ON ad_alerts (user_id, search);

CREATE TABLE ad_decisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  admin_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  outcome text NOT NULL CHECK (outcome IN ('approved', 'rejected')),
  decided_at DATETIME NOT NULL
);
CREATE INDEX ad_decisions_of_admin ON ad_decisions (admin_id);
CREATE INDEX ad_decisions_oldest ON ad_decisions (decided_at);

CREATE TABLE ad_drafts (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  content text NOT NULL,
  saved_at DATETIME NOT NULL
);
CREATE INDEX ad_drafts_saved ON ad_drafts (saved_at);

CREATE TABLE ad_page_views (
  ad_id bigint PRIMARY KEY REFERENCES classified_ads ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1)
);

CREATE TABLE ad_photo_files (
  photo_id integer NOT NULL REFERENCES ad_photos ON DELETE CASCADE,
  side integer NOT NULL,
  format text NOT NULL CHECK (format IN ('webp', 'jpeg')),
  bytes BLOB NOT NULL,
  PRIMARY KEY (photo_id, side, format)
);

CREATE TABLE ad_photos (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  ad_id integer REFERENCES classified_ads ON DELETE CASCADE,
  position integer CHECK (position BETWEEN 1 AND 6),
  hash text NOT NULL CHECK (length(hash) = 64),
  fingerprint text NOT NULL CHECK (length(fingerprint) = 16),
  width integer NOT NULL CHECK (width >= 1),
  height integer NOT NULL CHECK (height >= 1),
  caption text,
  created_at DATETIME NOT NULL,
  draft_user_id bigint REFERENCES ad_drafts ON DELETE CASCADE
  CHECK (draft_user_id IS NULL OR ad_id IS NULL),
  CHECK ((ad_id IS NULL) = (position IS NULL))
);
CREATE INDEX ad_photos_by_fingerprint ON ad_photos (fingerprint, ad_id);
CREATE UNIQUE INDEX ad_photos_of_ad ON ad_photos (ad_id, position);
CREATE INDEX ad_photos_of_draft ON ad_photos (draft_user_id) WHERE draft_user_id IS NOT NULL;
CREATE INDEX ad_photos_of_user ON ad_photos (user_id, fingerprint);
CREATE INDEX ad_photos_without_ad ON ad_photos (created_at) WHERE ad_id IS NULL;

CREATE TABLE ad_submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ad_id bigint REFERENCES classified_ads ON DELETE SET NULL,
  sent_at DATETIME NOT NULL,
  decided_at DATETIME,
  outcome text CHECK (outcome IN ('approved', 'rejected')),
  CHECK ((decided_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX ad_submissions_approved ON ad_submissions (decided_at, sent_at) WHERE outcome = 'approved';
CREATE INDEX ad_submissions_of_ad ON ad_submissions (ad_id);
CREATE UNIQUE INDEX ad_submissions_one_open ON ad_submissions (ad_id) WHERE decided_at IS NULL;
CREATE INDEX ad_submissions_sent ON ad_submissions (sent_at);

CREATE TABLE admin_actions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_id integer NOT NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_id integer,
  subject text NOT NULL,
  changes text NOT NULL,
  search_text text NOT NULL,
  created_at DATETIME NOT NULL
);
CREATE INDEX admin_actions_newest ON admin_actions (created_at, id);
CREATE INDEX admin_actions_newest_of_action ON admin_actions (action, created_at, id);
CREATE INDEX admin_actions_of_actor ON admin_actions (actor_id);
CREATE INDEX admin_actions_of_subject ON admin_actions (subject_id, action);

CREATE TABLE attempt_questions (
  attempt_id integer NOT NULL REFERENCES attempts ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  question_version_id integer NOT NULL REFERENCES question_versions ON DELETE RESTRICT,
  user_answer text CHECK (user_answer IN ('A', 'B', 'C')),
  answered_at DATETIME,
  option_order text NOT NULL DEFAULT 'ABC'
    CHECK (option_order IN ('ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA')),
  is_marked TINYINT(1) NOT NULL CHECK (is_marked IN (0, 1)) DEFAULT 0,
  PRIMARY KEY (attempt_id, position)
);
CREATE INDEX attempt_questions_of_version ON attempt_questions (question_version_id);

CREATE TABLE attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  exam_type text NOT NULL CHECK (exam_type IN ('practice', 'official')),
  started_at DATETIME NOT NULL,
  deadline DATETIME NOT NULL,
  closed_at DATETIME,
  time text NOT NULL DEFAULT 'normal'
    CHECK (time IN ('normal', '1.5', '2', 'none'))
);
CREATE INDEX attempts_of_user ON attempts (user_id);
CREATE UNIQUE INDEX attempts_one_in_progress ON attempts (user_id, exam_type) WHERE closed_at IS NULL;
CREATE INDEX attempts_to_close ON attempts (deadline) WHERE closed_at IS NULL;

CREATE TABLE bin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id integer UNIQUE REFERENCES questions ON DELETE CASCADE,
  news_id integer UNIQUE REFERENCES news ON DELETE CASCADE,
  ad_id integer UNIQUE REFERENCES classified_ads ON DELETE CASCADE,
  owner_id integer REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  binned_by text NOT NULL,
  binned_at DATETIME NOT NULL,
  search_text text NOT NULL,
  CHECK (COALESCE(question_id, news_id, ad_id) IS NOT NULL),
  CHECK ((ad_id IS NULL) = (owner_id IS NULL))
);
CREATE INDEX bin_newest ON bin (binned_at, id);
CREATE INDEX bin_of_owner ON bin (owner_id);

CREATE TABLE blocked_members (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at DATETIME NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX blocked_members_by_blocked ON blocked_members (blocked_id);

CREATE TABLE box_tallies (
  box integer PRIMARY KEY CHECK (box BETWEEN 1 AND 5),
  answers integer NOT NULL,
  right_answers integer NOT NULL
);

CREATE TABLE calibration_bands (
  band integer PRIMARY KEY CHECK (band BETWEEN 0 AND 9),
  answers bigint NOT NULL,
  right_answers bigint NOT NULL,
  recall_sum double precision NOT NULL,
  recall_squares double precision NOT NULL,
  recall_right double precision NOT NULL
);

CREATE TABLE classified_ads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  price text NOT NULL,
  location text NOT NULL,
  type text NOT NULL CHECK (type IN ('sale', 'purchase')),
  category text NOT NULL
    CHECK (category IN ('armes', 'munitions', 'accessoires', 'optique', 'equipement', 'autres')),
  condition text CHECK (condition IN ('neuf', 'excellent', 'bon', 'moyen')),
  weight text,
  caliber text,
  brand text,
  contact_email text,
  contact_phone text,
  contact_info text,
  is_approved TINYINT(1) NOT NULL CHECK (is_approved IN (0, 1)) DEFAULT 0,
  is_sold TINYINT(1) NOT NULL CHECK (is_sold IN (0, 1)) DEFAULT 0,
  rejection_reason text,
  owner_is_blocked TINYINT(1) NOT NULL CHECK (owner_is_blocked IN (0, 1)) DEFAULT 0,
  is_certified TINYINT(1) NOT NULL CHECK (is_certified IN (0, 1)) DEFAULT 0,
  revision integer NOT NULL DEFAULT 1,
  search_text text NOT NULL,
  created_at DATETIME NOT NULL,
  updated_at DATETIME NOT NULL,
  province text CHECK (province IN ('anvers', 'brabant-flamand', 'brabant-wallon', 'bruxelles', 'flandre-occidentale', 'flandre-orientale', 'hainaut', 'liege', 'limbourg', 'luxembourg', 'namur')),
  amount integer CHECK (amount >= 0),
  photo_count integer NOT NULL DEFAULT 0 CHECK (photo_count BETWEEN 0 AND 6),
  approved_at DATETIME,
  expires_at DATETIME,
  reserved_at DATETIME,
  sold_at DATETIME,
  is_end_announced TINYINT(1) NOT NULL CHECK (is_end_announced IN (0, 1)) DEFAULT 0,
  is_hidden TINYINT(1) NOT NULL CHECK (is_hidden IN (0, 1)) DEFAULT 0,
  rejection_rule text,
  last_look text,
  search_edition integer NOT NULL DEFAULT 0,
  is_binned TINYINT(1) NOT NULL CHECK (is_binned IN (0, 1)) DEFAULT 0,
  ended_at DATETIME,
  state text NOT NULL DEFAULT 'pending'
  CHECK (state = CASE WHEN is_binned = 1 THEN 'binned'
    WHEN rejection_reason IS NOT NULL THEN 'rejected'
    WHEN is_sold = 1 THEN 'sold'
    WHEN is_approved = 0 THEN 'pending'
    WHEN is_hidden = 1 THEN 'hidden'
    WHEN ended_at IS NOT NULL THEN 'expired'
    ELSE 'online' END),
  features text,
  former_price text,
  lowered_at DATETIME,
  corrects_id bigint
  REFERENCES classified_ads ON DELETE CASCADE
  CHECK (corrects_id IS NULL OR state IN ('pending', 'rejected'))
);
CREATE INDEX classified_ads_approved ON classified_ads (state, approved_at, id);
CREATE INDEX classified_ads_by_amount ON classified_ads (state, amount, id, type, category, condition, province, photo_count, owner_is_blocked);
CREATE INDEX classified_ads_ended ON classified_ads (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX classified_ads_newest ON classified_ads (created_at, id);
CREATE INDEX classified_ads_newest_in_state ON classified_ads (state, created_at, id, type, category, condition, province, photo_count, amount, owner_is_blocked);
CREATE INDEX classified_ads_newest_in_state_of_category ON classified_ads (state, category, created_at, id, type, condition, province, photo_count, amount, owner_is_blocked);
CREATE INDEX classified_ads_newest_in_state_of_condition ON classified_ads (state, condition, created_at, id, type, category, province, photo_count, amount, owner_is_blocked);
CREATE INDEX classified_ads_newest_in_state_of_province ON classified_ads (state, province, created_at, id, type, category, condition, photo_count, amount, owner_is_blocked);
CREATE INDEX classified_ads_newest_in_state_of_type ON classified_ads (state, type, created_at, id, category, condition, province, photo_count, amount, owner_is_blocked);
CREATE INDEX classified_ads_newest_of_owner ON classified_ads (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX classified_ads_one_correction ON classified_ads (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX classified_ads_to_end ON classified_ads (expires_at, id) WHERE state = 'online';

CREATE TABLE conversations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ad_id integer REFERENCES classified_ads ON DELETE SET NULL,
  ad_title text NOT NULL,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  writer_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at DATETIME NOT NULL,
  last_message_at DATETIME NOT NULL,
  owner_read_at DATETIME,
  writer_read_at DATETIME,
  CHECK (owner_id <> writer_id)
);
CREATE INDEX conversations_of_ad ON conversations (ad_id);
CREATE INDEX conversations_of_owner ON conversations (owner_id, last_message_at, id);
CREATE INDEX conversations_of_writer ON conversations (writer_id, last_message_at, id);
CREATE UNIQUE INDEX conversations_one_about_ad ON conversations (writer_id, ad_id);

CREATE TABLE decided_ads (
  decision_id integer NOT NULL REFERENCES ad_decisions ON DELETE CASCADE,
  ad_id integer NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
  revision integer NOT NULL,
  look_before text,
  PRIMARY KEY (decision_id, ad_id)
);
CREATE INDEX decided_ads_of_ad ON decided_ads (ad_id);

CREATE TABLE demo_content (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id bigint UNIQUE REFERENCES users ON DELETE CASCADE,
  news_id bigint UNIQUE REFERENCES news ON DELETE CASCADE,
  ad_id bigint UNIQUE REFERENCES classified_ads ON DELETE CASCADE,
  CHECK (COALESCE(user_id, news_id, ad_id) IS NOT NULL)
);

CREATE TABLE email_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  old_email text NOT NULL,
  changed_at DATETIME NOT NULL
);
CREATE INDEX email_changes_by_old_email ON email_changes (old_email);
CREATE INDEX email_changes_of_user ON email_changes (user_id);
CREATE INDEX email_changes_oldest ON email_changes (changed_at);

CREATE TABLE exam_results (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  attempt_id integer UNIQUE REFERENCES attempts ON DELETE SET NULL,
  score integer NOT NULL CHECK (score >= 0),
  total_questions integer NOT NULL CHECK (total_questions >= 1),
  time_spent integer NOT NULL CHECK (time_spent >= 0),
  exam_type text NOT NULL CHECK (exam_type IN ('practice', 'official')),
  created_at DATETIME NOT NULL,
  time text NOT NULL DEFAULT 'normal'
    CHECK (time IN ('normal', '1.5', '2', 'none')),
  has_answers TINYINT(1) NOT NULL CHECK (has_answers IN (0, 1)) DEFAULT 1,
  CHECK (score <= total_questions)
);
CREATE INDEX exam_results_best ON exam_results ((score * 1000 / total_questions) DESC, created_at DESC, id DESC);
CREATE INDEX exam_results_newest ON exam_results (created_at, id);
CREATE INDEX exam_results_newest_failed ON exam_results (created_at, id, score, total_questions) WHERE NOT (score * 100 >= 70 * total_questions);
CREATE INDEX exam_results_newest_of_type ON exam_results (exam_type, created_at, id, score, total_questions);
CREATE INDEX exam_results_newest_of_user ON exam_results (user_id, created_at DESC, id DESC);
CREATE INDEX exam_results_newest_passed ON exam_results (created_at, id, score, total_questions) WHERE score * 100 >= 70 * total_questions;
CREATE INDEX exam_results_with_answers ON exam_results (created_at, id) WHERE has_answers = 1;

CREATE TABLE favourites (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  ad_id integer NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
  created_at DATETIME NOT NULL,
  PRIMARY KEY (user_id, ad_id)
);
CREATE INDEX favourites_newest ON favourites (user_id, created_at, ad_id);
CREATE INDEX favourites_of_ad ON favourites (ad_id);

CREATE TABLE form_keys (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  form_key text NOT NULL,
  content text NOT NULL CHECK (length(content) = 43),
  made integer,
  sent_at DATETIME NOT NULL,
  PRIMARY KEY (user_id, form_key)
);
CREATE INDEX form_keys_of_content ON form_keys (user_id, content);
CREATE INDEX form_keys_sent ON form_keys (sent_at);

CREATE TABLE held_messages (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  ad_id bigint NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
  body text NOT NULL,
  created_at DATETIME NOT NULL,
  PRIMARY KEY (user_id, ad_id)
);
CREATE INDEX held_messages_of_ad ON held_messages (ad_id);

CREATE TABLE item_tallies (
  question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
  edition integer NOT NULL,
  first_answers integer NOT NULL DEFAULT 0,
  first_right integer NOT NULL DEFAULT 0,
  exam_asked integer NOT NULL DEFAULT 0,
  exam_right integer NOT NULL DEFAULT 0,
  rest_sum double precision NOT NULL DEFAULT 0,
  rest_squares double precision NOT NULL DEFAULT 0,
  rest_sum_right double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (question_id, edition)
);

CREATE TABLE lesson_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lesson_id integer NOT NULL REFERENCES lessons ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  title text NOT NULL,
  description text NOT NULL,
  content text NOT NULL,
  basis text NOT NULL,
  checked_on text NOT NULL,
  checked_by text NOT NULL CHECK (checked_by IN ('texte', 'reproduction', 'pratique', 'non-lu')),
  is_current TINYINT(1) NOT NULL CHECK (is_current IN (0, 1)),
  created_at DATETIME NOT NULL,
  is_correction TINYINT(1) NOT NULL CHECK (is_correction IN (0, 1)) DEFAULT 0,
  author_id integer REFERENCES users ON DELETE SET NULL,
  UNIQUE (lesson_id, number)
);
CREATE INDEX lesson_versions_of_author ON lesson_versions (author_id);
CREATE UNIQUE INDEX lesson_versions_one_current ON lesson_versions (lesson_id) WHERE is_current = 1;

CREATE TABLE lessons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug text NOT NULL UNIQUE,
  theme text NOT NULL UNIQUE,
  created_at DATETIME NOT NULL
);

CREATE TABLE letter_tallies (
  question_version_id bigint NOT NULL REFERENCES question_versions ON DELETE CASCADE,
  user_answer text NOT NULL CHECK (user_answer IN ('A', 'B', 'C', 'none')),
  count bigint NOT NULL,
  PRIMARY KEY (question_version_id, user_answer)
);

CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer REFERENCES users ON DELETE CASCADE,
  recipient text NOT NULL,
  template text NOT NULL,
  parameters text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  priority integer NOT NULL DEFAULT 1,
  created_at DATETIME NOT NULL,
  next_try_at DATETIME NOT NULL,
  hold_key text,
  failed_at DATETIME,
  failure text CHECK ((failure IS NULL) = (failed_at IS NULL)),
  answer text,
  resent_at DATETIME
);
CREATE INDEX mails_due ON mails (priority, next_try_at, id) WHERE failed_at IS NULL;
CREATE INDEX mails_failed ON mails (failed_at, id) WHERE failed_at IS NOT NULL;
CREATE INDEX mails_held ON mails (hold_key) WHERE hold_key IS NOT NULL;
CREATE INDEX mails_of_user ON mails (user_id);

CREATE TABLE mastery (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
  edition integer NOT NULL,
  box integer NOT NULL CHECK (box BETWEEN 1 AND 5),
  due_on text NOT NULL,
  stepped_on text,
  was_first_right TINYINT(1) NOT NULL CHECK (was_first_right IN (0, 1)),
  was_last_right TINYINT(1) NOT NULL CHECK (was_last_right IN (0, 1)),
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX mastery_of_question ON mastery (question_id);

CREATE TABLE memory_states (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
  edition integer NOT NULL,
  stability double precision NOT NULL CHECK (stability > 0),
  difficulty double precision NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
  reviewed_on text NOT NULL,
  due_on text NOT NULL,
  was_first_right TINYINT(1) NOT NULL CHECK (was_first_right IN (0, 1)),
  was_last_right TINYINT(1) NOT NULL CHECK (was_last_right IN (0, 1)),
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX memory_states_of_question ON memory_states (question_id);

CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  body text NOT NULL,
  created_at DATETIME NOT NULL
);
CREATE INDEX messages_of_conversation ON messages (conversation_id, id);
CREATE INDEX messages_of_sender ON messages (sender_id);

CREATE TABLE migrations (
  name text NOT NULL PRIMARY KEY,
  applied_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE news (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  content text NOT NULL,
  author text NOT NULL,
  is_published TINYINT(1) NOT NULL CHECK (is_published IN (0, 1)) DEFAULT 0,
  is_featured TINYINT(1) NOT NULL CHECK (is_featured IN (0, 1)) DEFAULT 0,
  search_text text NOT NULL,
  created_at DATETIME NOT NULL,
  updated_at DATETIME NOT NULL,
  publish_at DATETIME,
  unpublish_at DATETIME CHECK (unpublish_at > publish_at),
  is_binned TINYINT(1) NOT NULL CHECK (is_binned IN (0, 1)) DEFAULT 0,
  preview_edition integer NOT NULL DEFAULT 0
);
CREATE INDEX news_newest ON news (created_at DESC, id DESC);
CREATE INDEX news_newest_draft ON news (created_at DESC, id DESC) WHERE is_published = 0;
CREATE INDEX news_newest_featured ON news (created_at DESC, id DESC) WHERE is_featured = 1;
CREATE INDEX news_newest_published ON news (created_at DESC, id DESC) WHERE is_published = 1;
CREATE INDEX news_to_publish ON news (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX news_to_unpublish ON news (unpublish_at) WHERE unpublish_at IS NOT NULL;

CREATE TABLE news_picture_files (
  picture_id integer NOT NULL REFERENCES news_pictures ON DELETE CASCADE,
  side integer NOT NULL,
  format text NOT NULL CHECK (format IN ('webp', 'jpeg')),
  bytes BLOB NOT NULL,
  PRIMARY KEY (picture_id, side, format)
);

CREATE TABLE news_pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  news_id integer REFERENCES news ON DELETE CASCADE,
  hash text NOT NULL CHECK (length(hash) = 64),
  width integer NOT NULL CHECK (width >= 1),
  height integer NOT NULL CHECK (height >= 1),
  alt text NOT NULL,
  unused_since DATETIME,
  CHECK (news_id IS NOT NULL OR unused_since IS NOT NULL)
);
CREATE INDEX news_pictures_of_item ON news_pictures (news_id);
CREATE UNIQUE INDEX news_pictures_shown ON news_pictures (news_id) WHERE unused_since IS NULL;
CREATE INDEX news_pictures_unused ON news_pictures (unused_since) WHERE unused_since IS NOT NULL;

CREATE TABLE news_slugs (
  slug text NOT NULL PRIMARY KEY,
  news_id integer NOT NULL REFERENCES news ON DELETE CASCADE
);
CREATE INDEX news_slugs_of_news ON news_slugs (news_id);

CREATE TABLE password_reset_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  expires_at DATETIME NOT NULL,
  created_at DATETIME NOT NULL,
  is_used TINYINT(1) NOT NULL CHECK (is_used IN (0, 1)) DEFAULT 0
);
CREATE INDEX password_reset_tokens_of_user ON password_reset_tokens (user_id);

CREATE TABLE question_imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  file_name text NOT NULL,
  content text NOT NULL,
  replaces TINYINT(1) NOT NULL CHECK (replaces IN (0, 1)),
  created_at DATETIME NOT NULL
);
CREATE INDEX question_imports_of_user ON question_imports (user_id);
CREATE INDEX question_imports_oldest ON question_imports (created_at);

CREATE TABLE question_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  question text NOT NULL,
  question_key text NOT NULL,
  search_text text NOT NULL,
  option_a text NOT NULL,
  option_b text NOT NULL,
  option_c text NOT NULL,
  correct_answer text NOT NULL CHECK (correct_answer IN ('A', 'B', 'C')),
  theme text,
  explanation text,
  source text,
  is_current TINYINT(1) NOT NULL CHECK (is_current IN (0, 1)),
  created_at DATETIME NOT NULL,
  why text,
  trap text,
  remember text,
  difficulty integer CHECK (difficulty IN (1, 2, 3)),
  article text,
  source_url text,
  checked_on text,
  checked_by text CHECK (checked_by IN ('texte', 'reproduction', 'pratique', 'non-lu')),
  question_group text,
  picture text,
  picture_alt text,
  lesson text,
  edition integer NOT NULL DEFAULT 1,
  is_correction TINYINT(1) NOT NULL CHECK (is_correction IN (0, 1)) DEFAULT 0,
  UNIQUE (question_id, number)
);
CREATE UNIQUE INDEX question_versions_once_in_bank ON question_versions (question_key) WHERE is_current = 1;
CREATE UNIQUE INDEX question_versions_one_current ON question_versions (question_id) WHERE is_current = 1;

CREATE TABLE questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at DATETIME NOT NULL
);

CREATE TABLE rate_limits (
  key varchar(255) NOT NULL PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expired ON rate_limits (expire);

CREATE TABLE recovery_codes (
  code_hash text NOT NULL PRIMARY KEY CHECK (length(code_hash) = 64),
  user_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE
);
CREATE INDEX recovery_codes_of_user ON recovery_codes (user_id);

CREATE TABLE reported_messages (
  report_id integer NOT NULL REFERENCES reports ON DELETE CASCADE,
  message_id integer NOT NULL,
  sender text NOT NULL CHECK (sender IN ('owner', 'writer')),
  body text NOT NULL,
  created_at DATETIME NOT NULL,
  PRIMARY KEY (report_id, message_id)
);

CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind text NOT NULL CHECK (kind IN ('question', 'lesson', 'ad', 'conversation')),
  question_id integer REFERENCES questions ON DELETE CASCADE,
  lesson_id integer REFERENCES lessons ON DELETE CASCADE,
  ad_id integer REFERENCES classified_ads ON DELETE SET NULL,
  conversation_id integer REFERENCES conversations ON DELETE SET NULL,
  version integer,
  title text NOT NULL,
  text text NOT NULL DEFAULT '',
  owner_id integer REFERENCES users ON DELETE SET NULL,
  owner_name text NOT NULL DEFAULT '',
  writer_id integer REFERENCES users ON DELETE SET NULL,
  writer_name text NOT NULL DEFAULT '',
  user_id integer REFERENCES users ON DELETE CASCADE,
  email text,
  reporter_key text,
  reason text NOT NULL,
  message text NOT NULL,
  created_at DATETIME NOT NULL,
  closed_at DATETIME,
  outcome text,
  reply text,
  CHECK ((question_id IS NOT NULL) = (kind = 'question')),
  CHECK ((lesson_id IS NOT NULL) = (kind = 'lesson')),
  CHECK ((version IS NOT NULL) = (kind IN ('question', 'lesson'))),
  CHECK (ad_id IS NULL OR kind IN ('ad', 'conversation')),
  CHECK (conversation_id IS NULL OR kind = 'conversation'),
  CHECK (user_id IS NOT NULL OR (kind = 'ad' AND email IS NOT NULL)),
  CHECK (CASE kind
    WHEN 'ad' THEN reason IN ('illegal', 'scam', 'category', 'photo', 'contact', 'other')
    WHEN 'conversation' THEN reason IN ('scam', 'weapon', 'insult', 'spam', 'other')
    ELSE reason IN ('answer', 'source', 'wording', 'picture', 'other') END),
  CHECK (outcome IS NULL OR outcome = 'kept' OR outcome = CASE kind
    WHEN 'ad' THEN 'removed' WHEN 'conversation' THEN 'acted' ELSE 'corrected' END)
);
CREATE INDEX reports_ad_closed ON reports (closed_at, id) WHERE kind IN ('ad') AND closed_at IS NOT NULL;
CREATE INDEX reports_ad_open ON reports (id) WHERE kind IN ('ad') AND closed_at IS NULL;
CREATE INDEX reports_content_closed ON reports (closed_at, id) WHERE kind IN ('question', 'lesson') AND closed_at IS NOT NULL;
CREATE INDEX reports_content_open ON reports (id) WHERE kind IN ('question', 'lesson') AND closed_at IS NULL;
CREATE INDEX reports_conversation_closed ON reports (closed_at, id) WHERE kind IN ('conversation') AND closed_at IS NOT NULL;
CREATE INDEX reports_conversation_open ON reports (id) WHERE kind IN ('conversation') AND closed_at IS NULL;
CREATE INDEX reports_of_ad ON reports (ad_id);
CREATE INDEX reports_of_conversation ON reports (conversation_id);
CREATE INDEX reports_of_lesson ON reports (lesson_id);
CREATE INDEX reports_of_owner ON reports (owner_id);
CREATE INDEX reports_of_question ON reports (question_id);
CREATE INDEX reports_of_user ON reports (user_id);
CREATE INDEX reports_of_writer ON reports (writer_id);
CREATE UNIQUE INDEX reports_one_open_of_ad ON reports (ad_id, reporter_key) WHERE kind = 'ad' AND closed_at IS NULL;
CREATE UNIQUE INDEX reports_one_open_of_conversation ON reports (conversation_id, reporter_key) WHERE kind = 'conversation' AND closed_at IS NULL;
CREATE UNIQUE INDEX reports_one_open_of_lesson ON reports (lesson_id, reporter_key) WHERE kind = 'lesson' AND closed_at IS NULL;
CREATE UNIQUE INDEX reports_one_open_of_question ON reports (question_id, reporter_key) WHERE kind = 'question' AND closed_at IS NULL;
CREATE INDEX reports_open_of_reporter ON reports (reporter_key) WHERE closed_at IS NULL;

CREATE TABLE second_factors (
  user_id integer NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  last_step integer NOT NULL DEFAULT 0 CHECK (last_step >= 0),
  created_at DATETIME NOT NULL,
  begun_in text
);

CREATE TABLE series (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  source text CHECK (source IN ('due', 'mistakes', 'new')),
  created_at DATETIME NOT NULL,
  closed_at DATETIME,
  answered integer,
  right_answers integer,
  kind text NOT NULL DEFAULT 'revision'
  CHECK (kind IN ('revision', 'today', 'legislation', 'trial', 'theory'))
);
CREATE INDEX series_of_plans ON series (created_at) WHERE kind = 'today';
CREATE INDEX series_of_user ON series (user_id, id);
CREATE UNIQUE INDEX series_one_in_progress ON series (user_id) WHERE closed_at IS NULL;
CREATE INDEX series_with_answers ON series (created_at, id) WHERE right_answers IS NULL;

CREATE TABLE series_questions (
  series_id integer NOT NULL REFERENCES series ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
  option_order text NOT NULL CHECK (option_order IN ('ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA')),
  question_version_id integer REFERENCES question_versions ON DELETE RESTRICT,
  user_answer text CHECK (user_answer IN ('A', 'B', 'C')),
  box_before integer CHECK (box_before BETWEEN 0 AND 5),
  box_after integer CHECK (box_after BETWEEN 1 AND 5),
  answered_at DATETIME,
  recall double precision,
  PRIMARY KEY (series_id, position),
  UNIQUE (series_id, question_id)
);
CREATE INDEX series_questions_answered ON series_questions (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX series_questions_of_question ON series_questions (question_id);
CREATE INDEX series_questions_of_version ON series_questions (question_version_id);

CREATE TABLE sessions (
  token_hash text NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  created_at DATETIME NOT NULL,
  last_used_at DATETIME NOT NULL,
  authenticated_at DATETIME
);
CREATE INDEX sessions_least_recently_used ON sessions (last_used_at);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE settings (
  key text NOT NULL PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE setup_tries (
  line text PRIMARY KEY CHECK (line IN ('mail', 'adRules', 'address', 'backup')),
  outcome text NOT NULL,
  detail text,
  tried_at DATETIME NOT NULL
);

CREATE TABLE study_plans (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  exam_date text,
  reminders text NOT NULL CHECK (reminders IN ('none', 'daily', 'weekly')),
  next_reminder_on text,
  minutes integer NOT NULL DEFAULT 10
  CHECK (minutes IN (5, 10, 15, 20, 30))
);
CREATE INDEX study_plans_to_remind ON study_plans (next_reminder_on, user_id) WHERE next_reminder_on IS NOT NULL;

CREATE TABLE untallied_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id bigint NOT NULL,
  edition integer NOT NULL,
  box integer CHECK (box BETWEEN 1 AND 5),
  is_right TINYINT(1) NOT NULL CHECK (is_right IN (0, 1)),
  first_answers integer NOT NULL,
  first_right integer NOT NULL,
  exam_asked integer NOT NULL,
  exam_right integer NOT NULL,
  rest_sum double precision NOT NULL,
  rest_squares double precision NOT NULL,
  rest_sum_right double precision NOT NULL,
  recall double precision
);

CREATE TABLE user_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  exam_result_id integer NOT NULL REFERENCES exam_results ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 1),
  question_version_id integer NOT NULL REFERENCES question_versions ON DELETE RESTRICT,
  user_answer text CHECK (user_answer IN ('A', 'B', 'C')),
  is_correct TINYINT(1) NOT NULL CHECK (is_correct IN (0, 1)),
  option_order text NOT NULL DEFAULT 'ABC'
    CHECK (option_order IN ('ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA')),
  recall double precision,
  UNIQUE (exam_result_id, position)
);
CREATE INDEX user_answers_of_version ON user_answers (question_version_id, user_answer);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  email text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  is_admin TINYINT(1) NOT NULL CHECK (is_admin IN (0, 1)) DEFAULT 0,
  is_blocked TINYINT(1) NOT NULL CHECK (is_blocked IN (0, 1)) DEFAULT 0,
  search_text text NOT NULL,
  created_at DATETIME NOT NULL,
  email_confirmed_at DATETIME,
  confirmation_asked_at DATETIME,
  approval_number text,
  second_factor_at DATETIME,
  email_refused_at DATETIME,
  last_seen_at DATETIME,
  recovery_email text,
  first_confirmed_at DATETIME,
  has_bounced TINYINT(1) NOT NULL CHECK (has_bounced IN (0, 1)) DEFAULT 0
);
CREATE INDEX users_by_name ON users (search_text, id, is_admin, is_blocked);
CREATE INDEX users_counted ON users (id);
CREATE INDEX users_newest ON users (created_at, id, is_admin, is_blocked);
CREATE INDEX users_newest_admins ON users (created_at DESC, id DESC) WHERE is_admin = 1;
CREATE INDEX users_newest_blocked ON users (created_at DESC, id DESC) WHERE is_blocked = 1;
CREATE UNIQUE INDEX users_recovery_email ON users (recovery_email) WHERE recovery_email IS NOT NULL;
CREATE INDEX users_refused_by_name ON users (search_text, id) WHERE email_refused_at IS NOT NULL;
CREATE INDEX users_refused_newest ON users (created_at DESC, id DESC) WHERE email_refused_at IS NOT NULL;

CREATE TABLE waiting_mails (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  next_on text
);
