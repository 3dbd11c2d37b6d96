export {
  articleSchema,
  everyArticle,
  getArticle,
  latestNews,
  listNews,
  newsFeed,
  newsMoments,
  newsOfCollection,
} from "./articles/news.server";
