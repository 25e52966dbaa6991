CREATE TABLE "auth_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailed_links_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_id" uuid,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refresh_tokens_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"current_token_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"own_recipes_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"plural" text NOT NULL,
	"aliases" text[] NOT NULL,
	"parent_id" integer,
	"category" text NOT NULL,
	"allergens" text[] NOT NULL,
	"animals" text[] NOT NULL,
	"not_for" text[] NOT NULL,
	"per_100g" jsonb NOT NULL,
	"grams_per_ml" double precision,
	"grams_per" jsonb NOT NULL,
	"price_per_kg" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preset_ingredients" (
	"country" text NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	CONSTRAINT "preset_ingredients_country_position_pk" PRIMARY KEY("country","position")
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"recipe_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"unit" text NOT NULL,
	"notes" text,
	CONSTRAINT "recipe_ingredients_recipe_id_position_pk" PRIMARY KEY("recipe_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"owner_version" integer DEFAULT 0 NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"english_title" text,
	"country" text NOT NULL,
	"prep_time" integer NOT NULL,
	"cook_time" integer NOT NULL,
	"waiting_time" integer DEFAULT 0 NOT NULL,
	"waiting_kind" text,
	"servings" integer NOT NULL,
	"difficulty" text NOT NULL,
	"spice" text NOT NULL,
	"course" text NOT NULL,
	"appliances" text[] NOT NULL,
	"instructions" text NOT NULL,
	"source_url" text,
	"vegan" boolean NOT NULL,
	"vegetarian" boolean NOT NULL,
	"contains_dairy" boolean NOT NULL,
	"contains_eggs" boolean NOT NULL,
	"contains_chicken" boolean NOT NULL,
	"contains_beef" boolean NOT NULL,
	"contains_pork" boolean NOT NULL,
	"contains_fish" boolean NOT NULL,
	"allergens" text[] NOT NULL,
	"diets" text[] NOT NULL,
	"kcal_per_serving" double precision NOT NULL,
	"protein_per_serving" double precision NOT NULL,
	"carbohydrate_per_serving" double precision NOT NULL,
	"fat_per_serving" double precision NOT NULL,
	"cost_per_serving" double precision NOT NULL,
	"cost_total" double precision NOT NULL,
	"title_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_recipes" (
	"user_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"recipe_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_recipes_user_id_list_id_recipe_id_pk" PRIMARY KEY("user_id","list_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text,
	"list_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lists_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_on" date NOT NULL,
	"filters" jsonb NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"pantry_hash" "bytea" NOT NULL,
	"preferences_hash" "bytea" NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_claims" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previous_meal_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_on" date NOT NULL,
	"filters" jsonb NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"pantry_hash" "bytea" NOT NULL,
	"preferences_hash" "bytea" NOT NULL,
	"plan" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "previous_meal_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "own_ingredients" (
	"user_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "own_ingredients_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "pantries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"next_own_ingredient_id" integer DEFAULT 500000000 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pantry_additions" (
	"user_id" uuid NOT NULL,
	"ingredient_id" integer NOT NULL,
	"moments" timestamp (3) with time zone[] NOT NULL,
	CONSTRAINT "pantry_additions_user_id_ingredient_id_pk" PRIMARY KEY("user_id","ingredient_id")
);
--> statement-breakpoint
CREATE TABLE "pantry_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ingredient_id" integer NOT NULL,
	"quantity" integer,
	"used" double precision DEFAULT 0 NOT NULL,
	"unit" text NOT NULL,
	"unit_kind" text NOT NULL,
	"expiry_date" date,
	"expiry_is_guess" boolean DEFAULT false NOT NULL,
	"storage" text,
	"opened" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pantry_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pantry_items_quantity" CHECK ("pantry_items"."quantity" between 1 and 1000000),
	CONSTRAINT "pantry_items_used" CHECK ("pantry_items"."used" >= 0 and "pantry_items"."used" < 1),
	CONSTRAINT "pantry_items_guess" CHECK (not "pantry_items"."expiry_is_guess" or "pantry_items"."expiry_date" is not null),
	CONSTRAINT "pantry_items_storage" CHECK ("pantry_items"."storage" in ('fridge', 'freezer', 'cupboard'))
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
CREATE TABLE "removals" (
	"user_id" uuid NOT NULL,
	"thing" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "removals_user_id_thing_pk" PRIMARY KEY("user_id","thing")
);
--> statement-breakpoint
ALTER TABLE "email_addresses" ADD CONSTRAINT "email_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_parent_id_ingredients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_ingredients" ADD CONSTRAINT "preset_ingredients_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_recipes" ADD CONSTRAINT "list_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_recipes" ADD CONSTRAINT "list_recipes_list_fk" FOREIGN KEY ("user_id","list_id") REFERENCES "public"."lists"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_claims" ADD CONSTRAINT "plan_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_meal_plans" ADD CONSTRAINT "previous_meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_ingredients" ADD CONSTRAINT "own_ingredients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantries" ADD CONSTRAINT "pantries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_additions" ADD CONSTRAINT "pantry_additions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_secret" ON "refresh_tokens" USING btree ("user_id","secret_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("user_id","session_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ingredients_slug" ON "ingredients" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_slug" ON "recipes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "recipes_owner" ON "recipes" USING btree ("owner_id","owner_version") WHERE "recipes"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "recipes_title_trigrams" ON "recipes" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "list_recipes_recipe" ON "list_recipes" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_name" ON "lists" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_ingredients_name" ON "own_ingredients" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "pantry_items_ingredient" ON "pantry_items" USING btree ("user_id","ingredient_id","unit_kind");