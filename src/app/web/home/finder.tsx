import Search from "lucide/dist/esm/icons/search.mjs";
import type { SyntheticEvent } from "react";
import { href, useNavigate } from "react-router";
import * as limits from "../../../contract/limits.ts";
import { allowFromToday } from "../../../features/listings/web/allow-from-today.ts";
import { formQuery } from "../../../features/listings/web/form-query.ts";
import { LineField } from "../../../features/listings/web/line-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import styles from "./finder.module.css";

/** What is needed and where, in a line, and when: the way from the hero to the browse page, which reads it. A plain form, so it works before any script. */
export function Finder() {
  const navigate = useNavigate();
  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = formQuery(event.currentTarget);
    for (const name of ["search", "date"]) if (!said.get(name)) said.delete(name);
    void navigate(href("/providers") + (said.size > 0 ? `?${said}` : ""));
  }
  return (
    <PageFrame className={styles.finder}>
      <form action={href("/providers")} role="search" aria-label="Find vendors" onSubmit={search}>
        <LineField
          label="What do you need, and where?"
          name="search"
          placeholder="Photographer in Durban"
          maxLength={limits.search_length_max}
          enterKeyHint="search"
        />
        <div className={styles.date}>
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
