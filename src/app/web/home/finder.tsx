import Search from "lucide/dist/esm/icons/search.mjs";
import type { FocusEvent, SyntheticEvent } from "react";
import { href, useNavigate } from "react-router";
import * as limits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { formQuery } from "../../../features/listings/web/form-query.ts";
import { LineField } from "../../../features/listings/web/line-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import styles from "./finder.module.css";

/** No date that has passed: what the server wrote may be of another day. */
function allowFromToday({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.min = southAfricanTime(Date.now()).slice(0, 10);
}

/** What is needed and where, in a line, and when: the way from the hero to the browse page, which reads it. A plain form, so it works before any script. */
export function Finder() {
  const navigate = useNavigate();
  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = formQuery(event.currentTarget);
    for (const [name, value] of [...said]) if (!value) said.delete(name);
    void navigate(href("/providers") + (said.size > 0 ? `?${said}` : ""));
  }
  return (
    <PageFrame className={styles.finder}>
      <form action={href("/providers")} role="search" aria-label="Find providers" onSubmit={search}>
        <LineField
          label="What do you need, and where?"
          name="search"
          placeholder="Photographer in Durban"
          maxLength={limits.search_length_max}
          enterKeyHint="search"
        />
        <label className={styles.date}>
          Wedding date
          <Input type="date" name="date" onFocus={allowFromToday} />
        </label>
        <Button type="submit" icon={Search} className={styles.submit}>
          Search
        </Button>
      </form>
    </PageFrame>
  );
}
