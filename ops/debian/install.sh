#!/bin/sh
# Installs or upgrades Umshado on Debian 12 or newer, from an archive of `npm run release -- --with-packages`.
#   ./install.sh --domain umshado.example ARCHIVE     the first time
#   ./install.sh ARCHIVE                              another release
# Run it as root. It is safe to run again: settings (/etc/umshado/umshado.env) and data stay.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=/opt/umshado
settings=/etc/umshado/umshado.env
kept_releases=3

stop() {
  echo "$1" >&2
  exit 1
}

read_arguments() {
  domain=
  archive=
  while [ $# -gt 0 ]; do
    case $1 in
      --domain) domain=${2:?"--domain needs a name, such as umshado.example"} && shift ;;
      -*) stop "There is no option $1. Usage: install.sh [--domain NAME] ARCHIVE" ;;
      *) archive=$1 ;;
    esac
    shift
  done
  [ "$(id -u)" -eq 0 ] || stop "Run this as root."
  [ -n "$archive" ] || stop "Which archive? Usage: install.sh [--domain NAME] ARCHIVE"
  [ -f "$archive" ] || stop "There is no file $archive."
  [ -f "$settings" ] || [ -n "$domain" ] || stop "The first time it needs the site's name: --domain umshado.example"
}

# SHA256SUMS is in the archive's folder.
check_archive() {
  sums=$(dirname "$archive")/SHA256SUMS
  [ -f "$sums" ] || stop "There is no SHA256SUMS beside $archive to check it by."
  (cd "$(dirname "$archive")" && grep " $(basename "$archive")\$" SHA256SUMS | sha256sum --check --quiet) ||
    stop "$archive does not match SHA256SUMS: copy both again."
}

install_packages() {
  missing=
  for name in postgresql caddy ca-certificates curl; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing="$missing $name"
  done
  [ -z "$missing" ] && return
  apt-get update -qq
  # shellcheck disable=SC2086 # several names
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
}

make_user() {
  getent passwd umshado >/dev/null ||
    useradd --system --user-group --home-dir /var/lib/umshado --shell /usr/sbin/nologin umshado
  install -d -m 0755 "$base" "$base/releases"
  install -d -m 0750 -o root -g umshado /etc/umshado
  install -d -m 0700 -o umshado -g umshado /var/backups/umshado
}

as_postgres() (
  # a subshell, in a folder that this user can enter
  cd /
  setpriv --reuid=postgres --regid=postgres --init-groups -- psql --quiet --tuples-only --no-align "$@"
)

make_database() {
  systemctl start postgresql
  [ "$(as_postgres -c "select count(*) from pg_roles where rolname = 'umshado'")" = 1 ] ||
    as_postgres -c 'create role umshado login'
  [ "$(as_postgres -c "select count(*) from pg_database where datname = 'umshado'")" = 1 ] ||
    as_postgres -c "create database umshado owner umshado encoding 'UTF8' template template0"
}

unpack() {
  name=$(tar -tzf "$archive" | head -n 1 | cut -d / -f 1)
  release=$base/releases/$name
  [ -f "$release/release.json" ] && return
  rm -rf "$release.new"
  mkdir "$release.new"
  tar -xzf "$archive" -C "$release.new" --strip-components=1 --no-same-owner
  [ -d "$release.new/node_modules" ] ||
    (cd "$release.new" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund) ||
    stop "This archive has no packages, and npm could not install them: use one of npm run release -- --with-packages."
  mv -T "$release.new" "$release"
}

write_settings() {
  [ -f "$settings" ] && return
  secret=$(head -c 32 /dev/urandom | base64)
  sed "s|SECRET\$|$secret|; s|DOMAIN|$domain|" "$here/umshado.env" >"$settings.new"
  chmod 0640 "$settings.new"
  chgrp umshado "$settings.new"
  mv "$settings.new" "$settings"
}

write_services() {
  install -m 0755 "$here/umshado" "$here/umshado-restart" /usr/local/bin
  install -m 0644 "$here/../systemd/umshado@.service" /etc/systemd/system/umshado@.service
  systemctl daemon-reload
  systemctl enable --quiet umshado@3001 umshado@3002
  [ -n "$domain" ] || return 0
  if [ -f /etc/caddy/Caddyfile ] && ! grep -q Umshado /etc/caddy/Caddyfile; then
    cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-umshado
  fi
  sed "s|^DOMAIN|$domain|" "$here/../caddy/Caddyfile" >/etc/caddy/Caddyfile
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
}

link() {
  ln -sfn "$1" "$base/current.new"
  mv -T "$base/current.new" "$base/current"
}

begin() {
  before=$(readlink "$base/current" || true)
  link "$release"
  umshado-restart && return
  if [ -n "$before" ] && [ "$before" != "$release" ]; then
    link "$before"
    umshado-restart || true
    stop "$name does not start, so $(basename "$before") runs again."
  fi
  stop "$name does not start."
}

remove_old() {
  for old in $(find "$base/releases" -mindepth 1 -maxdepth 1 -printf '%T@ %p\n' | sort -rn | cut -d ' ' -f 2 | tail -n "+$((kept_releases + 1))"); do
    [ "$old" = "$release" ] || rm -rf "$old"
  done
}

read_arguments "$@"
check_archive
install_packages
make_user
make_database
unpack
write_settings
write_services
begin
remove_old
echo "$name is running. The settings are in $settings, the data in /var/lib/umshado."
