import Search from "lucide/dist/esm/icons/search.mjs";
import type { SyntheticEvent } from "react";
import { href, useNavigate } from "react-router";
import { provinces } from "../../../contract/choices.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import styles from "./finder.module.css";

type FinderProps = {
  categories: readonly { name: string; slug: string }[];
};

/** What is needed and where: the way from the hero to the browse page. A plain form, so it works before any script. */
export function Finder({ categories }: FinderProps) {
  const navigate = useNavigate();
  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value !== "") chosen.append(name, value);
    }
    void navigate({ pathname: href("/providers"), search: chosen.toString() });
  }
  return (
    <PageFrame className={styles.finder}>
      <form action={href("/providers")} role="search" aria-label="Find providers" onSubmit={search}>
        <Field label="What do you need?">
          <Select name="category">
            <option value="">All categories</option>
            {categories.map(({ name, slug }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Where?">
          <Select name="province">
            <option value="">All provinces</option>
            {provinces.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" icon={Search} className={styles.submit}>
          Search
        </Button>
      </form>
    </PageFrame>
  );
}
