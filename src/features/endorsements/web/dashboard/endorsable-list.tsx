import Check from "lucide/dist/esm/icons/check.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { Endorsable } from "../../../../contract/endorsements/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { PeopleList, type Person } from "../../../../ui/people-list.tsx";
import { useFew } from "../../../../ui/use-few.tsx";
import styles from "./dashboard.module.css";

interface EndorsableListProps {
  providers: readonly Endorsable[];
  visible_max: number;
  endorsed: ReadonlySet<string>;
  isHindered: boolean;
  onEndorse: (provider: Endorsable) => void;
}

export function EndorsableList({ providers, visible_max, endorsed, isHindered, onEndorse }: EndorsableListProps) {
  const { shown, more } = useFew(providers, visible_max, styles.more);
  const list = useFocusAfter(endorsed);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {shown.map((provider) => (
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
