#!/bin/sh
# Run once by the image of PostgreSQL on an empty volume: the program's role and database, and a role that a standby follows by.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres --set password="$UMSHADO_PASSWORD" <<'SQL'
create role umshado login password :'password';
create database umshado owner umshado;
create role follower replication login password :'password';
SQL
echo 'host replication follower all scram-sha-256' >>"$PGDATA/pg_hba.conf"
