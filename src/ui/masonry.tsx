import type { ReactNode } from "react";
import styles from "./masonry.module.css";

/**
 * Pictures of any height in columns: four, three to 1100 px, two to 700, one to 500. The order runs down each
 * column.
 */
export function Masonry<Item>({
  items,
  itemKey,
  children,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Draws one item: a link or button around a picture. */
  children: (item: Item, place: number) => ReactNode;
}) {
  return (
    <ul className={styles.masonry}>
      {items.map((item, place) => (
        <li key={itemKey(item)}>{children(item, place)}</li>
      ))}
    </ul>
  );
}
