/** Good when the text contains Success or successfully [visitors-19]. */
export function messageTone(text: string): "good" | "bad" {
  return /Success|successfully/.test(text) ? "good" : "bad";
}
