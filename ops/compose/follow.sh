#!/bin/sh
# A streaming standby of $PRIMARY: copies it where the volume is empty, then follows it.
set -eu
PATH=$PATH:/usr/lib/postgresql/15/bin
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host="$PRIMARY" --port="${PGPORT:-5432}" --username=follower --pgdata="$PGDATA" --wal-method=stream \
    --create-slot --slot=standby --write-recovery-conf
  chmod 0700 "$PGDATA"
fi
exec postgres -c hot_standby=on -c primary_slot_name=standby "$@"
