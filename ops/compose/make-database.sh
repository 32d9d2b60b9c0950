#!/bin/sh
# The image of PostgreSQL runs this once on an empty volume. Creates the program's role and database, and the standby's role, with different
# passwords. The superuser cannot log in over the network.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set password="$UMSHADO_PASSWORD" --set follower_password="$FOLLOWER_PASSWORD" <<'SQL'
create role umshado login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database umshado owner umshado encoding 'UTF8' template template0;
create role follower login nosuperuser nocreatedb nocreaterole replication password :'follower_password';
revoke connect on database umshado from public;
SQL
rules=$(cat "$PGDATA/pg_hba.conf")
printf 'host all %s all reject\n%s\nhost replication follower all scram-sha-256\n' \
  "${POSTGRES_USER:-postgres}" "$rules" >"$PGDATA/pg_hba.conf"
