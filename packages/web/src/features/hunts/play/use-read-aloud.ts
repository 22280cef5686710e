import { useCallback, useEffect } from 'react'

const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Speaks a text with the device's own voice; null where there is none. Silent when the page is left. */
export function useReadAloud(): ((text: string) => void) | null {
  useEffect(() => () => (canSpeak() ? window.speechSynthesis.cancel() : undefined), [])
  const speak = useCallback((text: string) => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en-US'
    words.rate = 0.9
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(words)
  }, [])
  return canSpeak() ? speak : null
}
