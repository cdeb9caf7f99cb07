# The site as an image: built in one stage, run in another that has neither shell, package manager nor compiler.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# What SQLite is compiled with where no prebuilt one can be fetched; pg_dump and pg_restore, for backups of a
# PostgreSQL of the same version or an older one.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make patchelf python3 postgresql-client \
  && rm -rf /var/lib/apt/lists/*
# In a step of its own, so that a change of the code installs nothing again.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && node bin/runtime.js /runtime/app
# Node without its table of symbols. PostgreSQL's programs get libraries of their own; glibc is that of the next image.
RUN mkdir --parents /runtime/usr/local/bin /runtime/opt/postgresql/bin /runtime/opt/postgresql/lib /empty \
  && strip --strip-all -o /runtime/usr/local/bin/node /usr/local/bin/node \
  && cp /usr/lib/postgresql/*/bin/pg_dump /usr/lib/postgresql/*/bin/pg_restore /runtime/opt/postgresql/bin \
  && ldd /runtime/opt/postgresql/bin/* | awk '$3 { print $3 }' | sort -u \
  | grep -Ev '/lib(c|m|resolv)\.so' | xargs cp -L -t /runtime/opt/postgresql/lib \
  && patchelf --force-rpath --set-rpath /opt/postgresql/lib /runtime/opt/postgresql/bin/*

# glibc, libstdc++ and certificates, and a user without rights.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
ENV PATH=/opt/postgresql/bin:/usr/local/bin:/usr/bin:/bin
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000
COPY --from=build /runtime/ /
COPY --from=build --chown=nonroot:nonroot --chmod=0750 /empty /data
USER nonroot
VOLUME /data
EXPOSE 3000
# Alive is enough: a database that is away is no reason to start the site again.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets the signal to stop. It needs 28 s at the most.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "build/server.js"]
