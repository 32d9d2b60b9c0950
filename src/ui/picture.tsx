import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./picture.module.css";

interface PictureProps extends Omit<ComponentProps<"img">, "loading" | "placeholder" | "decoding"> {
  src: string;
  /** Empty if the text beside it suffices. */
  alt: string;
  /** Intrinsic width in pixels, to reserve space. */
  width: number;
  height: number;
  placeholder?: string | null;
  /** Loads at once with priority; others load lazily. */
  eager?: boolean;
}

function filling(placeholder: string): CSSProperties {
  return placeholder.startsWith("data:")
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
}

export function Picture({ alt, placeholder, eager = false, className, style, ...rest }: PictureProps) {
  return (
    // size and priority before `src`: Safari starts loading at `src`
    <img
      alt={alt}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      {...rest}
      className={classNames(styles.picture, className)}
      style={placeholder ? { ...filling(placeholder), ...style } : style}
    />
  );
}
