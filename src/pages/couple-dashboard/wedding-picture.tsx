import narrowAvif from "./art/wedding-720.avif";
import narrowWebp from "./art/wedding-720.webp";
import wideAvif from "./art/wedding-1400.avif";
import wideWebp from "./art/wedding-1400.webp";
import styles from "./wedding-picture.module.css";

const sizes = "(min-width: 60rem) 100vw, 960px";

export function WeddingPicture() {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={`${narrowAvif} 720w, ${wideAvif} 1400w`} sizes={sizes} />
      <source type="image/webp" srcSet={`${narrowWebp} 720w, ${wideWebp} 1400w`} sizes={sizes} />
      <img src={wideWebp} alt="" width={1400} height={420} fetchPriority="high" />
    </picture>
  );
}
