import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { priceTiers, provinces } from "../../../../contract/choices.ts";
import { fieldMessages } from "../../../../contract/field-messages.ts";
import { formatRating } from "../../../../contract/format.ts";
import { trustScores } from "../../../../contract/listings/filter-steps.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { priceTierNames } from "../../../../contract/providers/price-labels.ts";
import { Field, FieldGroup } from "../../../../ui/form/field.tsx";
import { Input, Select } from "../../../../ui/form/input.tsx";
import { Segments, Tiers } from "../../../../ui/form/segments.tsx";
import { Switch } from "../../../../ui/form/switch.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import type { FactCounts, PriceCounts } from "../../count-list.ts";
import { FactFields } from "./fact-fields.tsx";
import styles from "./filter-fields.module.css";

/** Loaded when visible, on phones with the sheet. */
const PriceFields = lazyComponent(async () => (await import("./price-fields.tsx")).PriceFields, HiddenPrices);

const DateFields = lazyComponent(async () => (await import("./date-fields.tsx")).DateFields, HiddenDate);

const NearFields = lazyComponent(async () => (await import("./near-fields.tsx")).NearFields, HiddenNear);

const PlaceOptions = lazyComponent(async () => (await import("../../../places/web/place-options.tsx")).PlaceOptions);

const scores = trustScores.map((score) =>
  score === 0 ? { value: "0", label: "Any" } : { value: formatRating(score), label: formatRating(score) },
);
const tiers = priceTiers.map((tier) => ({ value: tier, label: tier, hint: priceTierNames[tier] }));

export interface FilterFieldsProps {
  filters: ListQuery;
  categories: readonly { name: string; slug: string }[];
  subcategories: readonly { name: string; slug: string }[];
  prices: PriceCounts | null;
  facts: FactCounts;
  near?: string | undefined;
}

export function FilterFields(props: FilterFieldsProps) {
  const { filters } = props;
  return (
    <div className={styles.fields}>
      <CategoryFields {...props} />
      <WhereFields {...props} />
      <WhenFields {...props} />
      <PriceFilters {...props} />
      <div className={styles.ruled}>
        <MoreFields {...props} />
      </div>
      <Preferences {...filters} />
    </div>
  );
}

export function CategoryFields({ filters, categories, subcategories }: FilterFieldsProps) {
  const { category, subcategory } = filters;
  const isKnown = category === "" || categories.some(({ slug }) => slug === category);
  return (
    <>
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
      {subcategories.length > 0 && (
        <Field label="Speciality">
          <Select key={category} name="subcategory" defaultValue={subcategory}>
            <option value="">All specialities</option>
            {subcategories.map(({ name, slug }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

export function WhereFields({ filters, near = "" }: FilterFieldsProps) {
  const { province, city } = filters;
  return (
    <>
      <Field label="Province">
        <Select name="province" defaultValue={province}>
          <option value="">All provinces</option>
          {provinces.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Town or city">
        <Town city={city} />
      </Field>
      <InSight saved={<HiddenNear {...filters} />}>
        <NearFields {...filters} name={near} />
      </InSight>
    </>
  );
}

export function WhenFields({ filters }: FilterFieldsProps) {
  return (
    <InSight saved={<HiddenDate {...filters} />}>
      <DateFields {...filters} />
    </InSight>
  );
}

export function PriceFilters({ filters, prices }: FilterFieldsProps) {
  return (
    <>
      <InSight saved={<HiddenPrices {...filters} />}>
        <PriceFields {...filters} prices={prices} />
      </InSight>
      <FieldGroup legend="Price range">
        <Tiers compact name="priceRanges" options={tiers} defaultValues={filters.priceRanges} />
      </FieldGroup>
    </>
  );
}

export function MoreFields({ filters, facts }: FilterFieldsProps) {
  const { verified, minTrustScore, guests } = filters;
  return (
    <div className={styles.fields}>
      <Guests guests={guests} />
      <Switch name="verified" value="true" defaultChecked={verified}>
        Verified only
      </Switch>
      <FieldGroup legend="Minimum trust score">
        <Segments
          name="minTrustScore"
          options={scores}
          defaultValue={minTrustScore === 0 ? "0" : formatRating(minTrustScore)}
        />
      </FieldGroup>
      <FactFields chosen={filters.facts} counts={facts} />
    </div>
  );
}

export function Preferences({ prefer }: Pick<ListQuery, "prefer">) {
  return prefer !== "" && <input type="hidden" name="prefer" value={prefer} />;
}

function Guests({ guests }: Pick<ListQuery, "guests">) {
  const [isReadable, setReadable] = useState(true);
  return (
    <Field
      label="Number of guests"
      help="Vendors who don’t state a capacity come last."
      error={isReadable ? null : fieldMessages.guests_not_integer}
    >
      <Input
        name="guests"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        defaultValue={guests || ""}
        onChange={({ target }) => setReadable(/^\d*$/u.test(target.value.trim()))}
      />
    </Field>
  );
}

function Town({ city }: { city: string }) {
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <Input
        name="city"
        list="towns"
        defaultValue={city}
        maxLength={100}
        autoComplete="off"
        onFocus={() => setTyping(true)}
      />
      {isTyping && (
        <Suspense>
          <PlaceOptions id="towns" />
        </Suspense>
      )}
    </>
  );
}

function InSight({ saved, children }: { saved: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(([entry]) => setSeen((isSeen) => isSeen || entry?.isIntersecting === true));
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.later}>
      {isSeen ? <Suspense fallback={saved}>{children}</Suspense> : saved}
    </div>
  );
}

function HiddenPrices({ priceFrom, priceTo }: Pick<ListQuery, "priceFrom" | "priceTo">) {
  return (
    <>
      <input type="hidden" name="priceFrom" value={priceFrom || ""} />
      <input type="hidden" name="priceTo" value={priceTo || ""} />
    </>
  );
}

function HiddenNear({ near, within }: Pick<ListQuery, "near" | "within">) {
  if (!near) return null;
  return (
    <>
      <input type="hidden" name="near" value={near} />
      <input type="hidden" name="within" value={within} />
    </>
  );
}

function HiddenDate({ date, flex }: Pick<ListQuery, "date" | "flex">) {
  if (!date) return null;
  return (
    <>
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="flex" value={flex} />
    </>
  );
}
