import { useCallback, useEffect } from 'react'

const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/**
 * Speaks texts one after the other with the device's own voice, and stops what it spoke before; null without a voice.
 * Stops when the page is left.
 */
export function useReadAloud(): ((...texts: string[]) => void) | null {
  useEffect(() => () => (canSpeak() ? window.speechSynthesis.cancel() : undefined), [])
  const speak = useCallback((...texts: string[]) => {
    window.speechSynthesis.cancel()
    for (const text of texts) {
      const words = new SpeechSynthesisUtterance(text)
      words.lang = 'en-US'
      words.rate = 0.9
      window.speechSynthesis.speak(words)
    }
  }, [])
  return canSpeak() ? speak : null
}
