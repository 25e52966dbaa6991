CREATE TABLE "pantry_deeds" (
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"thing" text,
	"undoable_until" timestamp (3) with time zone,
	"today" date NOT NULL,
	"zone" text,
	"acts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"mergers" jsonb NOT NULL,
	CONSTRAINT "pantry_deeds_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
ALTER TABLE "pantry_deeds" ADD CONSTRAINT "pantry_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;