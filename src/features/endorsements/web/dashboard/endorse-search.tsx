import Check from "lucide/dist/esm/icons/check.mjs";
import { useState, useEffect, useRef } from "react";
import { href } from "react-router";
import type { Category } from "../../../../contract/categories/schema.ts";
import type { Endorsable, EndorsementGiven } from "../../../../contract/endorsements/schema.ts";
import { formatCount } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { PeopleList, type Person } from "../../../../ui/data/people-list.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input, Select } from "../../../../ui/form/input.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { useShowAll } from "../../../../ui/use-show-all.tsx";
import { GiveDialog } from "../give-dialog.tsx";
import { useEndorsable, type SearchInput } from "./use-endorsable.ts";
import text from "../../../../ui/text.module.css";
import styles from "./dashboard.module.css";

/** Without a search, at most this many at once. */
const suggested_max = 5;

interface EndorseSearchProps {
  categories: readonly Pick<Category, "slug" | "name">[];
  points_available: number;
  endorsed: ReadonlySet<string>;
  isPublished: boolean;
  hindrance: string | null;
  onGiven: (endorsement: EndorsementGiven) => void;
}

/** Search by words and category [trust-12]. */
export function EndorseSearch(props: EndorseSearchProps) {
  const { categories, points_available, endorsed, isPublished, hindrance, onGiven } = props;
  const { typed, result, isSearching, setTyped, searchNow } = useEndorsable();
  const [chosen, setChosen] = useState<Endorsable | null>(null);
  return (
    <div className={text.stack4}>
      <SearchForm
        typed={typed}
        categories={categories}
        isSearching={isSearching}
        onType={setTyped}
        onSearch={searchNow}
      />
      <div role="status">
        {result?.providers && (
          <OutOfSight>{formatCount(result.providers.length, "provider", "providers")} found</OutOfSight>
        )}
      </div>
      {hindrance !== null && <p className={styles.hindrance}>{hindrance}</p>}
      {result === null && <Skeleton height="16rem" />}
      {result?.error && <LoadFailure onRetry={() => searchNow(result.searched)}>{result.error}</LoadFailure>}
      {result?.providers && (
        <div aria-busy={isSearching}>
          <About searched={result.searched} isNone={result.providers.length === 0} />
          <EndorsableList
            providers={result.providers}
            visible_max={isAnyone(result.searched) ? suggested_max : limits.endorsement_search_results_max}
            endorsed={endorsed}
            isHindered={hindrance !== null || !isPublished}
            onEndorse={setChosen}
          />
        </div>
      )}
      {chosen && (
        <GiveDialog
          business={chosen}
          points_available={points_available}
          onGiven={onGiven}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

function About({ searched, isNone }: { searched: SearchInput; isNone: boolean }) {
  if (isNone) {
    return (
      <p>
        <strong>No providers found.</strong> Try fewer letters of the name, or all categories.
      </p>
    );
  }
  if (!isAnyone(searched)) return null;
  return <p className={text.fine}>The most trusted on the site. Search for the ones you work with.</p>;
}

function isAnyone({ query, category }: SearchInput): boolean {
  return query.trim() === "" && category === "";
}

interface SearchFormProps {
  typed: SearchInput;
  categories: readonly Pick<Category, "slug" | "name">[];
  isSearching: boolean;
  onType: (searched: SearchInput) => void;
  onSearch: (searched: SearchInput) => void;
}

function SearchForm({ typed, categories, isSearching, onType, onSearch }: SearchFormProps) {
  return (
    <form
      role="search"
      aria-label="Providers to endorse"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <Field label="Find a provider">
        <Input
          type="search"
          name="query"
          autoComplete="off"
          maxLength={limits.search_length_max}
          placeholder="Name, person or town"
          value={typed.query}
          onChange={(event) => onType({ ...typed, query: event.target.value })}
        />
      </Field>
      <Field label="Category">
        <Select
          name="category"
          value={typed.category}
          onChange={(event) => onSearch({ ...typed, category: event.target.value })}
        >
          <option value="">All categories</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline" busy={isSearching}>
        Search
      </Button>
    </form>
  );
}

interface EndorsableListProps {
  providers: readonly Endorsable[];
  visible_max: number;
  endorsed: ReadonlySet<string>;
  isHindered: boolean;
  onEndorse: (provider: Endorsable) => void;
}

function EndorsableList({ providers, visible_max, endorsed, isHindered, onEndorse }: EndorsableListProps) {
  const { visible, more } = useShowAll(providers, visible_max, styles.more);
  const list = useFocusAfter(endorsed);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {visible.map((provider) => (
          <li key={provider.id} data-provider={provider.id}>
            <PeopleList people={[personOf(provider)]} />
            <EndorseButton
              business_name={provider.business_name}
              isEndorsed={provider.is_endorsed || endorsed.has(provider.id)}
              isHindered={isHindered}
              onEndorse={() => onEndorse(provider)}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

interface EndorseButtonProps {
  business_name: string;
  isEndorsed: boolean;
  isHindered: boolean;
  onEndorse: () => void;
}

function EndorseButton({ business_name, isEndorsed, isHindered, onEndorse }: EndorseButtonProps) {
  const forReaders = <OutOfSight> {business_name}</OutOfSight>;
  if (isEndorsed) {
    return (
      <Button small variant="outline" icon={Check} disabled>
        Already Endorsed
        {forReaders}
      </Button>
    );
  }
  return (
    <Button small variant="outline" aria-haspopup="dialog" disabled={isHindered} onClick={onEndorse}>
      Endorse
      {forReaders}
    </Button>
  );
}

/** The pressed button gets disabled, so its row keeps the focus. */
function useFocusAfter(endorsed: ReadonlySet<string>) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(endorsed);
  useEffect(() => {
    const fresh = [...endorsed].filter((id) => !before.current.has(id));
    before.current = endorsed;
    if (fresh.length !== 1 || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-provider="${fresh[0]}"] a`)?.focus();
  }, [endorsed]);
  return list;
}

function personOf({ id, business_name, category_name, subcategory, city, logo_url }: Endorsable): Person {
  const detail = [category_name, subcategory, city].filter(Boolean).join(" · ");
  return { id, name: business_name, detail, picture: logo_url, to: href("/provider/:id", { id }) };
}
