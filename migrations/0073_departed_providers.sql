CREATE TABLE "departed_provider" (
	"id" uuid PRIMARY KEY NOT NULL
);
