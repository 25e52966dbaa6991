ALTER TABLE "recipes" ADD COLUMN "english_title" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "waiting_time" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "waiting_kind" text;