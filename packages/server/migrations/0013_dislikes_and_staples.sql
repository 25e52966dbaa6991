ALTER TABLE "preferences" ADD COLUMN "dislikes" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "staples" integer[];