CREATE TABLE "health_sample" (
	"minute" timestamp (3) with time zone NOT NULL,
	"process" text NOT NULL,
	"requests" integer NOT NULL,
	"failures" integer NOT NULL,
	"durations" integer[] NOT NULL,
	"mails_sent" integer NOT NULL,
	"mails_failed" integer NOT NULL,
	"waiting" integer,
	"oldest_seconds" integer,
	"memory_bytes" bigint NOT NULL,
	"busy" real NOT NULL,
	CONSTRAINT "health_sample_minute_process_pk" PRIMARY KEY("minute","process")
);
