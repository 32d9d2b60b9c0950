import { priceTiers, provinces, trustScores } from "../../../contract/choices.ts";
import { formatRating } from "../../../contract/format.ts";
import { priceTierNames } from "../../../contract/price-labels.ts";
import { Field, FieldGroup } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { Segments, Tiers } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { BrowseFilters } from "./browse-filters.ts";
import styles from "./filter-fields.module.css";

const scores = trustScores.map((score) =>
  score === 0 ? { value: "0", label: "Any" } : { value: formatRating(score), label: formatRating(score) },
);
const tiers = priceTiers.map((tier) => ({ value: tier, label: tier, hint: priceTierNames[tier] }));

interface FilterFieldsProps {
  /** What the fields say at first; afterwards they belong to the form around them. */
  filters: BrowseFilters;
  categories: readonly { name: string; slug: string }[];
}

/** The filters of the browse page, as fields of the form around them. */
export function FilterFields({ filters, categories }: FilterFieldsProps) {
  const { category, province, city, verified, minTrustScore, priceRanges } = filters;
  const isKnown = category === "" || categories.some(({ slug }) => slug === category);
  return (
    <div className={styles.fields}>
      <Field label="Category">
        <Select name="category" defaultValue={category}>
          <option value="">All categories</option>
          {!isKnown && <option value={category}>{category}</option>}
          {categories.map(({ name, slug }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Province">
        <Select name="province" defaultValue={province}>
          <option value="">All provinces</option>
          {provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Town or city">
        <Input name="city" defaultValue={city} maxLength={100} autoComplete="off" />
      </Field>
      <div className={styles.ruled}>
        <Switch name="verified" value="true" defaultChecked={verified}>
          Verified only
        </Switch>
      </div>
      <div className={styles.ruled}>
        <FieldGroup legend="Minimum trust score">
          <Segments
            name="minTrustScore"
            options={scores}
            defaultValue={minTrustScore === 0 ? "0" : formatRating(minTrustScore)}
          />
        </FieldGroup>
      </div>
      <div className={styles.ruled}>
        <FieldGroup legend="Price range">
          <Tiers compact name="priceRanges" options={tiers} defaultValues={priceRanges} />
        </FieldGroup>
      </div>
    </div>
  );
}
