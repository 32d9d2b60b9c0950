import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./people-list.module.css";

export interface Person {
  id: string;
  name: string;
  /** One small line below the name. */
  detail?: ReactNode;
  /** The address of a square picture; without one the first letter stands in. */
  picture?: string | null;
  /** Where the line leads; plain text without it. */
  to?: string;
  /** For a link that first shows more in its place. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function Words({ name, detail, picture }: Person) {
  return (
    <>
      {picture ? (
        <img src={picture} alt="" width="44" height="44" loading="lazy" />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <span>
        <b>{name}</b>
        {detail && <small>{detail}</small>}
      </span>
    </>
  );
}

/** People or businesses, each with a round picture, a name and a line. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          {person.to ? (
            <Link to={person.to} onClick={person.onClick}>
              <Words {...person} />
            </Link>
          ) : (
            <div>
              <Words {...person} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
