/** What pressing a card's heart does. */
export function heartWords(isKept: boolean, business_name: string): string {
  return isKept ? `Remove ${business_name} from your favourites` : `Save ${business_name} to your favourites`;
}
