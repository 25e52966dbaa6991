CREATE TABLE "list_recipes" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"recipe_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_recipes_user_id_list_id_recipe_id_pk" PRIMARY KEY("user_id","list_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"allergies" text[] NOT NULL,
	"dietary_restrictions" text[] NOT NULL,
	"kitchen_appliances" text[] NOT NULL,
	"spice_tolerance" text,
	"preferred_cuisines" text[] NOT NULL,
	"protein_preferences" text[] NOT NULL,
	"cooking_experience" text,
	"meal_prep_frequency" text,
	"budget_consciousness" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_recipes" ADD CONSTRAINT "list_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_recipes" ADD CONSTRAINT "list_recipes_list_fk" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_recipes_recipe" ON "list_recipes" USING btree ("user_id","recipe_id");