import Search from "lucide/dist/esm/icons/search.mjs";
import { Suspense, useId, useState, type SyntheticEvent } from "react";
import { href, useNavigate } from "react-router";
import * as limits from "../../contract/limits.ts";
import { allowFromToday } from "../../features/listings/web/allow-from-today.ts";
import { formQuery } from "../../features/listings/web/form-query.ts";
import { SearchCombobox } from "../../features/listings/web/search/search-combobox.tsx";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/form/input.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import styles from "./finder.module.css";

const PlaceOptions = lazyComponent(
  async () => (await import("../../features/places/web/place-options.tsx")).PlaceOptions,
);

/** A plain form, so it works without scripts. */
export function Finder() {
  const navigate = useNavigate();
  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = formQuery(event.currentTarget);
    for (const name of ["search", "near", "date"]) if (!query.get(name)?.trim()) query.delete(name);
    void navigate(href("/providers") + (query.size > 0 ? `?${query}` : ""));
  }
  return (
    <PageFrame className={styles.finder}>
      <form action={href("/providers")} role="search" aria-label="Find vendors" onSubmit={search}>
        <SearchCombobox
          className={styles.what}
          label="What do you need?"
          name="search"
          placeholder="Venue for 120 guests"
          maxLength={limits.search_length_max}
          enterKeyHint="search"
        />
        <Where />
        <div className={styles.field}>
          <label htmlFor="wedding-date">Wedding date</label>
          <Input id="wedding-date" type="date" name="date" onFocus={allowFromToday} />
        </div>
        <Button type="submit" icon={Search} className={styles.submit}>
          Search
        </Button>
      </form>
    </PageFrame>
  );
}

function Where() {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-near`}>Where</label>
      <Input
        id={`${id}-near`}
        name="near"
        list={id}
        placeholder="Anywhere"
        maxLength={limits.search_length_max}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={use}
        onInput={use}
      />
      {isUsed && (
        <Suspense>
          <PlaceOptions id={id} withProvince />
        </Suspense>
      )}
    </div>
  );
}
