#!/bin/sh
# A streaming standby of $PRIMARY: copies it unless there is a complete copy, then follows it. Copies it again if the primary has deleted
# log that the standby still needs. Never touches a promoted standby.
set -eu
PATH=$PATH:/usr/lib/postgresql/15/bin
address="host=$PRIMARY port=${PGPORT:-5432} user=follower"

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --dbname "$address dbname=postgres connect_timeout=5" --command "$1"
}

# Complete if this script marked it, or, for a copy by an earlier release, if PostgreSQL did.
is_complete() {
  [ -f "$PGDATA/copied" ] || [ -f "$PGDATA/standby.signal" ] || [ -f "$PGDATA/backup_label.old" ]
}

# The slot retains log up to a limit. A new primary has no slot.
is_lost() {
  [ -f "$PGDATA/standby.signal" ] || return 1
  status=$(ask "select coalesce((select wal_status from pg_replication_slots where slot_name = 'standby'), 'lost')") || return 1
  [ "$status" = lost ]
}

copy() {
  ask 'select 1' >/dev/null
  find "$PGDATA" -mindepth 1 -delete
  ask "select pg_drop_replication_slot('standby') from pg_replication_slots where slot_name = 'standby' and not active" >/dev/null
  ask "select pg_create_physical_replication_slot('standby', true) where not exists (select from pg_replication_slots where slot_name = 'standby')" >/dev/null
  pg_basebackup --dbname "$address" --pgdata="$PGDATA" --wal-method=stream --slot=standby --checkpoint=fast --write-recovery-conf
  chmod 0700 "$PGDATA"
  touch "$PGDATA/copied"
}

if ! is_complete || is_lost; then copy; fi

postgres -c hot_standby=on -c primary_slot_name=standby "$@" &
server=$!
trap 'kill -INT $server; wait $server; exit 0' INT TERM
while kill -0 $server 2>/dev/null; do
  sleep "${LOOK_SECONDS:-10}" &
  wait $! || true
  # ends; compose restarts it, and it copies
  if is_lost 2>/dev/null; then kill -INT $server; fi
done
wait $server
