/** A lesson as the server sent it: 'Match or retreat'. */
import lesson from '../../../fixtures/lesson.json';
import list from '../../../fixtures/lessons.json';
import type { LessonAbout, LessonFilm } from '../protocol';

export const film = (): LessonFilm => structuredClone(lesson) as unknown as LessonFilm;
export const lessons = (): LessonAbout[] => structuredClone(list) as LessonAbout[];
