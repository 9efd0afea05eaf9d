CREATE TABLE "page_words" (
	"code" text PRIMARY KEY NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
