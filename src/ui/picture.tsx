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

interface PictureFacts {
  url: string;
  srcset: string;
  width: number;
  height: number;
  placeholder: string;
}

export function pictureProps({ url, srcset, width, height, placeholder }: PictureFacts) {
  return { src: url, srcSet: srcset, width, height, placeholder };
}

export function Picture({ src, srcSet, alt, placeholder, eager = false, className, style, ...rest }: PictureProps) {
  return (
    // Safari starts loading at `src`, so it is last
    <img
      alt={alt}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      {...rest}
      className={classNames(styles.picture, className)}
      style={placeholder ? { ...filling(placeholder), ...style } : style}
      srcSet={srcSet}
      src={src}
    />
  );
}
