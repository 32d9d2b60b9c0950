import { useId } from "react";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { LinkOn } from "../../../ui/link.tsx";
import { askManyAddress } from "./ask-many-address.ts";
import type { CardProvider } from "./card-provider.ts";
import { ProviderGrid } from "./provider-grid.tsx";
import styles from "./near-groups.module.css";

interface NearGroupsProps {
  providers: readonly CardProvider[];
  /** What the place is called. */
  place: string;
  filters: Pick<ListQuery, "near" | "within" | "date">;
}

/** The cards of a page near a place: those based there, then those who come [places-8]. */
export function NearGroups({ providers, place, filters }: NearGroupsProps) {
  const id = useId();
  const titles = { based_near: `In ${place} and within ${filters.within} km`, travels: `Come to ${place}` };
  const groups = Object.entries(titles)
    .map(([kind, title]) => ({ kind, title, some: providers.filter(({ reaches }) => reaches === kind) }))
    .filter(({ some }) => some.length > 0);
  return (
    <>
      {groups.map(({ kind, title, some }, at) => (
        <section key={kind} className={styles.group} aria-labelledby={`${id}${kind}`}>
          <h3 id={`${id}${kind}`}>{title}</h3>
          <ProviderGrid providers={some} place="beside" {...(at > 0 && { eager: 0 })} />
        </section>
      ))}
      {groups.length > 0 && (
        <LinkOn to={askManyAddress(filters)} className={styles.ask}>
          Message several vendors who serve {place}
        </LinkOn>
      )}
    </>
  );
}
