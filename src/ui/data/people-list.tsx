import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./people-list.module.css";

export interface Person {
  id: string;
  name: string;
  detail?: ReactNode;
  picture?: string | null;
  to?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function PersonContent({ name, detail, picture }: Person) {
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

export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          {person.to ? (
            <Link to={person.to} onClick={person.onClick}>
              <PersonContent {...person} />
            </Link>
          ) : (
            <div>
              <PersonContent {...person} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
