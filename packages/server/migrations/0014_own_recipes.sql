ALTER TABLE "recipes" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "unknown_lines" text[] DEFAULT '{}' NOT NULL;