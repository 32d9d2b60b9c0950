import type { ReactNode } from "react";
import { useVisitor } from "../../../../client/session/session.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { CardProvider } from "./card-provider.ts";
import { ProviderCardView } from "./provider-card.tsx";
import sideways from "../../../../ui/sideways.module.css";
import styles from "./provider-grid.module.css";

/** A grid across the page, or a row of three that scrolls sideways on phones. */
const sizes = {
  page: "(min-width: 75.5rem) 18rem, (min-width: 56rem) 30vw, (min-width: 38rem) 45vw, 92vw",
  row: "(min-width: 75.5rem) 24rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 72vw",
} as const;

interface ProviderGridProps {
  providers: readonly CardProvider[];
  place: keyof typeof sizes;
  eager?: number;
  renderBelow?: (provider: CardProvider) => ReactNode;
}

export function ProviderGrid({ providers, place, eager = 2, renderBelow }: ProviderGridProps) {
  const visitor = useVisitor();
  const my_id = visitor.kind === "provider" ? visitor.id : null;
  return (
    <ul
      className={place === "row" ? classNames(sideways.sideways, styles.row) : styles.grid}
      onPointerMove={({ currentTarget, nativeEvent, pointerType }) => {
        // in a row, touch scrolls natively
        if (place !== "row" || pointerType === "mouse") watchPictures(currentTarget, nativeEvent);
      }}
    >
      {providers.map((provider, at) => (
        <li key={provider.id}>
          <ProviderCardView
            provider={provider}
            sizes={sizes[place]}
            eager={at < eager}
            isMine={provider.id === my_id}
            hasHeart
          />
          {renderBelow?.(provider)}
        </li>
      ))}
    </ul>
  );
}

/** The first pointer movement loads the code for further pictures. */
function watchPictures(list: HTMLElement, event: PointerEvent): void {
  import("./card-pictures.ts").then(
    ({ watchCards }) => watchCards(list, event),
    // on failure each card keeps its one picture
    () => undefined,
  );
}
