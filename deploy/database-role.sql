-- Run by the image of PostgreSQL when it makes its data: the site's own role and database, so that the site is no superuser.
\getenv password DATABASE_PASSWORD
CREATE ROLE modrawa LOGIN PASSWORD :'password';
CREATE DATABASE modrawa OWNER modrawa;
