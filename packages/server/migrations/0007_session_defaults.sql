ALTER TABLE "sessions" ALTER COLUMN "key_id" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET DEFAULT now();