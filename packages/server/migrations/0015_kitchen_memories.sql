CREATE TABLE "cookings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipe_id" integer NOT NULL,
	"servings" integer NOT NULL,
	"cooked_on" date NOT NULL,
	"cooked_at" timestamp (3) with time zone NOT NULL,
	"deed" text NOT NULL,
	CONSTRAINT "cookings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recipe_memories" (
	"user_id" uuid NOT NULL,
	"recipe_id" integer NOT NULL,
	"rating" smallint,
	"notes" text,
	CONSTRAINT "recipe_memories_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id"),
	CONSTRAINT "recipe_memories_rating" CHECK ("recipe_memories"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "recipe_photos" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipe_id" integer NOT NULL,
	"sent_hash" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "recipe_photos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_memories" ADD CONSTRAINT "recipe_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_photos" ADD CONSTRAINT "recipe_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookings_recipe" ON "cookings" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE INDEX "cookings_day" ON "cookings" USING btree ("user_id","cooked_on");--> statement-breakpoint
CREATE INDEX "recipe_photos_recipe" ON "recipe_photos" USING btree ("user_id","recipe_id");