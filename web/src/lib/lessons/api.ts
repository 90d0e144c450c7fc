import type { LessonAbout, LessonFilm } from '../protocol';
import { call } from '../shell/api';

export const lessonList = (): Promise<LessonAbout[]> => call('GET', '/lessons');
export const lessonFilm = (name: string): Promise<LessonFilm> =>
  call('GET', `/lessons/${encodeURIComponent(name)}`);
