import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";

export const category = pgTable("category", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull().unique(),
  position: integer().notNull().unique(),
});

export const subcategory = pgTable(
  "subcategory",
  {
    id: integer().primaryKey(),
    category_id: integer()
      .notNull()
      .references(() => category.id, { onDelete: "cascade" }),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.category_id, table.name), unique().on(table.id, table.category_id)],
);
