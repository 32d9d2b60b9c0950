import { href, Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Rosette } from "../data/rosette.tsx";
import styles from "./wordmark.module.css";

export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <Link to={href("/")} className={classNames(styles.wordmark, className)}>
      <Rosette />
      {name}
    </Link>
  );
}
