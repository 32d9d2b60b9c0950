import type { ReactNode } from "react";
import styles from "./masonry.module.css";

/** Columns: four, three up to 1100 px, two to 700, one to 500. Order runs down the columns. */
export function Masonry<Item>({
  items,
  itemKey,
  children,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, position: number) => ReactNode;
}) {
  return (
    <ul className={styles.masonry}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>{children(item, index)}</li>
      ))}
    </ul>
  );
}
