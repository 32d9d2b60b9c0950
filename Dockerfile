# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /checkout
COPY package.json package-lock.json .npmrc ./
COPY lab/package.json lab/
RUN npm ci --ignore-scripts
COPY . .
ARG COMMIT=unknown
RUN npm run release -- --with-packages --folder /release

FROM debian:bookworm-slim
COPY --from=build /release /umshado
RUN groupadd --system --gid 990 umshado \
  && useradd --system --uid 990 --gid 990 --home-dir /data --shell /usr/sbin/nologin umshado \
  && install -d -m 0700 -o umshado -g umshado /data /backups \
  && ln -s /umshado/bin/umshado /usr/local/bin/umshado
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /umshado
USER umshado
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["umshado", "healthy"]
ENTRYPOINT ["umshado"]
CMD ["start"]
