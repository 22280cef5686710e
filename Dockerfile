# Five Good Minutes in a container: `docker compose up --build` (docs/operations.md).
# Debian, not Alpine: SQLite and Argon2 are native, and glibc is what they are tested on.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# The packages first: they are fetched again only when one of these files changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY packages/api/package.json packages/api/
COPY packages/db/package.json packages/db/
COPY packages/shared/package.json packages/shared/
COPY packages/web/package.json packages/web/
COPY lab/package.json lab/
# No package has to compile anything for this Node (docs/decisions/001-versions.md).
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile --ignore-scripts
COPY . .
RUN node scripts/build.mjs
# Once more, with what runs and nothing that only builds or tests.
RUN rm -rf node_modules packages/*/node_modules \
  && npx --yes pnpm@10.34.9 install --frozen-lockfile --ignore-scripts --prod --filter @fgm/api...

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# The server finds its root by the workspace file.
COPY --from=build /app/package.json /app/pnpm-workspace.yaml ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/shared/package.json packages/shared/
COPY --from=build /app/packages/shared/node_modules packages/shared/node_modules
COPY --from=build /app/packages/db/package.json packages/db/
COPY --from=build /app/packages/db/node_modules packages/db/node_modules
COPY --from=build /app/packages/db/migrations packages/db/migrations
COPY --from=build /app/packages/api/package.json packages/api/
COPY --from=build /app/packages/api/node_modules packages/api/node_modules
COPY --from=build /app/packages/api/dist packages/api/dist
COPY --from=build /app/packages/web/dist packages/web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=4", "packages/api/dist/main.mjs"]
