ALTER TABLE "recipes" ADD COLUMN "evening_before" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "serve_with" jsonb DEFAULT '[]'::jsonb NOT NULL;