import { useId, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./profile-section.module.css";

interface ProfileSectionProps {
  title: string;
  aside?: boolean;
  isScreenOnly?: boolean;
  children: ReactNode;
}

export function ProfileSection({ title, aside = false, isScreenOnly = false, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.section, aside && styles.aside, isScreenOnly && styles.screenOnly)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
