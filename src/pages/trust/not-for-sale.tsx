import { PageFrame } from "../../ui/page-frame.tsx";
import styles from "./not-for-sale.module.css";

const promises = [
  {
    title: "No place in a list",
    words: "Lists follow the trust score, or the order that you choose. Nobody pays for a higher place.",
  },
  {
    title: "No badge",
    words: "Badges are given for a reason and taken away for one, and every time it is written down who did it.",
  },
  {
    title: "No rating",
    words: "Vendors can’t enter or change their ratings. We record what Google and Facebook show.",
  },
  { title: "No points", words: "There is nothing to buy them with. Every vendor gets the same, large or small." },
] as const;

/** Rule [visitors-28]. */
export function NotForSale() {
  return (
    <section className={styles.night} aria-labelledby="not-for-sale">
      <PageFrame>
        <h2 id="not-for-sale">What money can’t buy here</h2>
        <ul>
          {promises.map(({ title, words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </PageFrame>
    </section>
  );
}
