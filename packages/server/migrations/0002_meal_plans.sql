CREATE TABLE "meal_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"pantry_hash" "bytea" NOT NULL,
	"preferences_hash" "bytea" NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;