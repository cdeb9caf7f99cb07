# The site as an image: compiled in one stage, run in another that has neither compilers nor test tools.
FROM node:22-bookworm-slim AS base
WORKDIR /app

# What SQLite is compiled with where no prebuilt one can be fetched.
FROM base AS tools
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./

# In a stage of its own, so that no change of the code installs anything anew.
FROM tools AS packages
RUN npm ci --omit=dev --no-audit --no-fund

FROM tools AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM base
# pg_dump and pg_restore, for backups of a PostgreSQL of the same version or an older one.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
RUN install --directory --owner=node --group=node --mode=0750 /data
USER node
VOLUME /data
EXPOSE 3000
# Alive is enough: a database that is away is no reason to start the site again.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets the signal to stop. It needs 28 s at the most.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "build/server.js"]
