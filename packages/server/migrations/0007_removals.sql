CREATE TABLE "previous_meal_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_on" date NOT NULL,
	"filters" jsonb NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"pantry_hash" "bytea" NOT NULL,
	"preferences_hash" "bytea" NOT NULL,
	"plan" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"user_id" uuid NOT NULL,
	"thing" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "removals_user_id_thing_pk" PRIMARY KEY("user_id","thing")
);
--> statement-breakpoint
ALTER TABLE "previous_meal_plans" ADD CONSTRAINT "previous_meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;