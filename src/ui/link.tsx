import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { Link as RouterLink, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./page/icon.tsx";
import styles from "./link.module.css";

export function Link({ className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={classNames(styles.link, className)} />;
}

export function LinkBack({ className, children, ...rest }: LinkProps) {
  return (
    <RouterLink {...rest} className={classNames(styles.back, className)}>
      <Icon of={ArrowLeft} />
      {children}
    </RouterLink>
  );
}

export function LinkOn({ className, children, icon = ArrowRight, ...rest }: LinkProps & { icon?: Drawing }) {
  return (
    <RouterLink {...rest} className={classNames(styles.on, className)}>
      {children}
      <Icon of={icon} />
    </RouterLink>
  );
}
