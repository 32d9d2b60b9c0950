import Plus from "lucide/dist/esm/icons/plus.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import type { CategoryWithSubcategories } from "../../../../../contract/categories/schema.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Select } from "../../../../../ui/form/input.tsx";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { profileFields } from "../profile-fields.ts";
import { useField } from "../use-field.ts";
import styles from "./category-fields.module.css";

type Categories = readonly CategoryWithSubcategories[];

interface CategorySelectProps {
  categories: Categories;
  unavailable: readonly number[];
  name?: string;
  value: string;
  none: string;
  onChange: (id: string) => void;
}

function CategorySelect({ categories, unavailable, name, value, none, onChange }: CategorySelectProps) {
  return (
    <Select name={name} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {categories
        .filter(({ id }) => !unavailable.includes(id) || String(id) === value)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  );
}

function SubcategoryField({ category, owner }: { category: CategoryWithSubcategories | undefined; owner: string }) {
  const { value, change, error } = useField("selected_subcategories");
  if (!category || category.subcategories.length === 0) return null;
  const id = String(category.id);
  return (
    <Field label={profileFields.selected_subcategories.label} mark={owner} error={error}>
      <Select
        value={value[id] ?? ""}
        autoComplete="off"
        onChange={(event) => change({ ...value, [id]: event.target.value })}
      >
        <option value="">All</option>
        {category.subcategories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function PrimaryCategoryField({ categories }: { categories: Categories }) {
  const primary = useField("primary_category_id");
  const additional = useField("additional_categories");
  const discard = useForgetting();
  const chosen = categories.find(({ id }) => String(id) === primary.value);
  return (
    <>
      <Field
        label={profileFields.primary_category_id.label}
        mark="(recommended)"
        help="Couples will find you here."
        error={primary.error}
      >
        <CategorySelect
          name="primary_category_id"
          categories={categories}
          unavailable={additional.value}
          value={primary.value}
          none="Choose a category"
          onChange={(id) => {
            discard(primary.value);
            primary.change(id);
          }}
        />
      </Field>
      <SubcategoryField category={chosen} owner={chosen ? `(${chosen.name})` : ""} />
    </>
  );
}

function useForgetting() {
  const { value, change } = useField("selected_subcategories");
  return (id: string) => {
    const { [id]: dropped, ...others } = value;
    if (dropped !== undefined) change(others);
  };
}

export function AdditionalCategoriesField({ categories }: { categories: Categories }) {
  const primary = useField("primary_category_id");
  const { value, change, error } = useField("additional_categories");
  const discard = useForgetting();
  const [isAdding, setAdding] = useState(false);
  const selected = value.flatMap((id) => categories.find((each) => each.id === id) ?? []);
  return (
    <div className={styles.frame} data-field="additional_categories">
      {selected.length > 0 && (
        <ul className={styles.chosen} aria-label={profileFields.additional_categories.label}>
          {selected.map((category) => (
            <li key={category.id}>
              <b>{category.name}</b>
              <SubcategoryField category={category} owner={`(${category.name})`} />
              <IconButton
                icon={X}
                label={`Remove ${category.name}`}
                onClick={() => {
                  discard(String(category.id));
                  change(value.filter((id) => id !== category.id));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <Field label="Another category" error={error}>
          <CategorySelect
            categories={categories}
            unavailable={[...value, Number(primary.value)]}
            value=""
            none="Choose a category"
            onChange={(id) => {
              if (id !== "") change([...value, Number(id)]);
              setAdding(false);
            }}
          />
        </Field>
      ) : (
        <Button variant="outline" small icon={Plus} className={styles.add} onClick={() => setAdding(true)}>
          Add a category
        </Button>
      )}
    </div>
  );
}
